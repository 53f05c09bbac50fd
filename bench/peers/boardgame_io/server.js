// A boardgame.io server with its default storage, in memory. Usage: node server.js PORT
const { Server } = require("boardgame.io/server")
const { Slide } = require("./game.js")

const server = Server({ games: [Slide], origins: ["http://127.0.0.1"] })
server.run({ port: Number(process.argv[2]) }, () => console.log("listening"))
