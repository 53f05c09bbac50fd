// A picture of what is on the screen, drawn by the browser itself: everything in sight becomes one SVG, and that a PNG.

const SVG = "http://www.w3.org/2000/svg";
/** Pixels of the picture for each of the screen, as long as the picture is not wider than this. */
const SCALE = 2;
const WIDEST = 2400;
const MARGIN = 16;
const CAPTION = 44;

/** What of a drawing's looks comes from style sheets, which a picture has none of. */
const PAINT = [
  ...["fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray"],
  ...["stroke-linecap", "stroke-linejoin", "opacity", "visibility", "display", "color", "paint-order", "filter"],
  ...["clip-path", "mask", "stop-color", "stop-opacity", "font-family", "font-size", "font-weight", "font-style"],
  ...["letter-spacing", "text-anchor", "dominant-baseline", "transform", "transform-origin", "transform-box"],
];

/** The element as a PNG, with a line below that says what it is. */
export async function pictureOf(element: Element, caption: string): Promise<Blob> {
  const { width, height } = element.getBoundingClientRect();
  const size = { width: width + 2 * MARGIN, height: height + 2 * MARGIN + CAPTION };
  const scale = Math.min(SCALE, WIDEST / size.width);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn(element, caption, size))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(size.width * scale);
  canvas.height = Math.round(size.height * scale);
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be written."))), "image/png"),
  );
}

function drawn(element: Element, caption: string, { width, height }: { width: number; height: number }): string {
  const page = getComputedStyle(document.documentElement);
  const picture = made("svg", { width, height, viewBox: `0 0 ${width} ${height}` });
  picture.append(made("rect", { width, height, fill: page.backgroundColor }));
  const { left, top } = element.getBoundingClientRect();
  const board = made("g", { transform: `translate(${MARGIN - left} ${MARGIN - top})` });
  draw(element, board);
  const words = made("text", {
    x: width / 2,
    y: height - MARGIN,
    fill: page.color,
    "text-anchor": "middle",
    "font-family": "sans-serif",
    "font-size": 20,
    "font-weight": 600,
  });
  words.textContent = caption;
  picture.append(board, words);
  return new XMLSerializer().serializeToString(picture);
}

/** Draws what is seen of an element, in the places that it has on the screen. */
function draw(element: Element, into: SVGElement): void {
  const style = getComputedStyle(element);
  if (style.display === "none" || style.visibility === "hidden" || Number(style.opacity) === 0) return;
  const box = element.getBoundingClientRect();
  if (box.width < 2 || box.height < 2) return;
  const group = made("g", { opacity: style.opacity });
  into.append(group);
  if (element instanceof SVGSVGElement) return group.append(painted(element, box));
  drawBox(style, box, group);
  const inside = style.overflow === "visible" ? group : clipped(group, box);
  for (const child of element.childNodes) {
    if (child instanceof Element) draw(child, inside);
    else if (child instanceof Text) drawText(child, style, inside);
  }
}

function drawBox(style: CSSStyleDeclaration, box: DOMRect, into: SVGElement): void {
  const framed = style.borderTopStyle !== "none" && style.borderBottomStyle !== "none";
  const line = framed ? Number.parseFloat(style.borderTopWidth) : 0;
  const rect = made("rect", {
    x: box.x + line / 2,
    y: box.y + line / 2,
    width: Math.max(0, box.width - line),
    height: Math.max(0, box.height - line),
    rx: Math.min(Number.parseFloat(style.borderTopLeftRadius), box.height / 2) || 0,
    fill: style.backgroundColor,
  });
  if (line) {
    rect.setAttribute("stroke", style.borderTopColor);
    rect.setAttribute("stroke-width", String(line));
  }
  into.append(rect);
}

/** Word for word, as the browser has broken the lines. */
function drawText(node: Text, style: CSSStyleDeclaration, into: SVGElement): void {
  const range = document.createRange();
  for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const box = range.getBoundingClientRect();
    if (!box.width) continue;
    const text = made("text", {
      x: box.x,
      y: box.y + box.height / 2,
      textLength: box.width,
      lengthAdjust: "spacingAndGlyphs",
      "dominant-baseline": "central",
      fill: style.color,
      "font-family": "sans-serif",
      "font-size": style.fontSize,
      "font-weight": style.fontWeight,
    });
    text.textContent = word;
    into.append(text);
  }
}

let clips = 0;

/** A group in which nothing is seen beyond a box. */
function clipped(into: SVGElement, { x, y, width, height }: DOMRect): SVGElement {
  const id = `picture-clip-${(clips += 1)}`;
  const path = made("clipPath", { id });
  path.append(made("rect", { x, y, width, height }));
  const group = made("g", { "clip-path": `url(#${id})` });
  into.append(path, group);
  return group;
}

/** A drawing with its looks written into it, where it stands on the screen. */
function painted(drawing: SVGSVGElement, { x, y, width, height }: DOMRect): SVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll("*")];
  const copies = [copy, ...copy.querySelectorAll("*")];
  originals.forEach((original, number) => paint(original, copies[number] as SVGElement));
  copy.removeAttribute("style");
  for (const [name, value] of Object.entries({ x, y, width, height })) copy.setAttribute(name, String(value));
  return copy;
}

function paint(original: Element, copy: SVGElement): void {
  const style = getComputedStyle(original);
  copy.removeAttribute("class");
  copy.setAttribute("style", PAINT.map((name) => `${name}:${style.getPropertyValue(name)}`).join(";"));
}

function made(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
