// N matches with two socket clients each, playing as fast as they are acknowledged.
// Usage: node load.js PORT PID MATCHES SECONDS; prints one line of JSON. PID is the server's, to see what a move costs it.
const { readFileSync } = require("node:fs")
const { io } = require("socket.io-client")
const { legal } = require("./game.js")

const [port, pid, matches, seconds] = process.argv.slice(2).map(Number)
const base = `http://127.0.0.1:${port}`
const latencies = []
let measuring = false

const cpuSeconds = () => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").pop().split(" ")
  return (Number(fields[11]) + Number(fields[12])) / 100
}

const post = async (path, body) => {
  const answer = await fetch(base + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.json()
}

// Resolves once seated, with what starts the play: nobody moves before all are there.
const sit = (matchID, playerID, credentials) =>
  new Promise((seated) => {
    const socket = io(`${base}/slide`, { transports: ["websocket"], forceNew: true })
    const seat = { sent: 0, version: -1 }
    const onState = (state) => {
      if (seat.sent && state._stateID > seat.version) {
        if (measuring) latencies.push(performance.now() - seat.sent)
        seat.sent = 0
      }
      if (state.ctx.gameover) return ended(playerID)
      if (state.ctx.currentPlayer !== playerID || seat.sent) return
      const moves = legal(state.G.cells, playerID)
      const args = moves[Math.floor(Math.random() * moves.length)]
      seat.version = state._stateID
      seat.sent = performance.now()
      const payload = { type: "slide", args, playerID, credentials }
      socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, playerID)
    }
    socket.on("sync", (_id, info) => {
      seated(() => onState(info.state))
    })
    socket.on("update", (_id, state) => onState(state))
    socket.on("connect", () => socket.emit("sync", matchID, playerID, credentials, 2))
  })

// A new match with both seats taken; what starts the play.
const open = async () => {
  const { matchID } = await post("/games/slide/create", { numPlayers: 2 })
  const begin = []
  for (const playerID of ["0", "1"]) {
    const { playerCredentials } = await post(`/games/slide/${matchID}/join`, { playerID, playerName: playerID })
    begin.push(await sit(matchID, playerID, playerCredentials))
  }
  return () => begin.forEach((play) => play())
}

// When a game is over its clients sit down at a new table.
const ended = async (playerID) => {
  if (playerID === "0") (await open())()
}

const main = async () => {
  const begin = []
  for (let i = 0; i < matches; i++) begin.push(await open())
  begin.forEach((play) => play())
  await new Promise((done) => setTimeout(done, 500))
  measuring = true
  const start = performance.now()
  const busy = cpuSeconds()
  await new Promise((done) => setTimeout(done, seconds * 1000))
  const elapsed = (performance.now() - start) / 1000
  const cpu = (1e6 * (cpuSeconds() - busy)) / latencies.length
  latencies.sort((a, b) => a - b)
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))]
  const rate = latencies.length / elapsed
  console.log(JSON.stringify({ moves: latencies.length, rate, cpu, p50: at(0.5), p99: at(0.99) }))
  process.exit(0)
}

main().catch((fault) => {
  console.error(fault)
  process.exit(1)
})
