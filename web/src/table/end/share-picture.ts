import type { Seat } from '@masterplan/kernel'
import { saveBlob } from '../../match/record-links.ts'

interface Shown {
  readonly title: string
  readonly places: readonly {
    readonly seat: Seat
    readonly place: string
    readonly name: string
    readonly total: string
  }[]
}

const WIDTH = 1200
const MARGIN = 32
const TITLE = 64
const LINE = 52

/** The board as it is drawn on the page. */
export function boardShown(): SVGSVGElement {
  const scene = document.querySelector<SVGSVGElement>('[data-picture] > svg')
  if (scene === null) throw new Error('There is no board on the page.')
  return scene
}

/** A picture of the board with the result below it. */
export async function drawPicture(scene: SVGSVGElement, { title, places }: Shown): Promise<Blob> {
  const { width, height } = scene.viewBox.baseVal
  const board = { width: WIDTH - 2 * MARGIN, height: Math.round(((WIDTH - 2 * MARGIN) * height) / width) }
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = 3 * MARGIN + TITLE + board.height + places.length * LINE
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('This browser draws no pictures.')
  const colour = colours()
  pen.fillStyle = colour('--page')
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.textBaseline = 'middle'
  pen.fillStyle = colour('--ink')
  pen.font = `600 48px ${colour('--heading')}`
  pen.fillText(title, MARGIN, MARGIN + TITLE / 2 - 8, WIDTH - 2 * MARGIN)
  pen.drawImage(await imageOf(scene, board), MARGIN, MARGIN + TITLE, board.width, board.height)
  places.forEach(({ seat, place, name, total }, at) => {
    const y = 2 * MARGIN + TITLE + board.height + (at + 0.5) * LINE
    pen.fillStyle = colour(`--seat-${seat + 1}`)
    pen.fillRect(MARGIN, y - 16, 32, 32)
    pen.fillStyle = colour('--ink')
    pen.font = `600 32px ${colour('--body')}`
    pen.fillText(`${place}  ${name}`, MARGIN + 48, y, WIDTH - 2 * MARGIN - 240)
    pen.font = `600 36px ${colour('--mono')}`
    pen.textAlign = 'right'
    pen.fillText(total, WIDTH - MARGIN, y)
    pen.textAlign = 'left'
  })
  return new Promise((done, failed) =>
    canvas.toBlob(blob => (blob === null ? failed(new Error('The picture is empty.')) : done(blob)), 'image/png'),
  )
}

/** To the device's own sharing where it takes pictures; otherwise a file. */
export async function handOn(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type })
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] })
      return
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return // thought better of it
    }
  }
  saveBlob(picture, name)
}

const colours = () => {
  const style = getComputedStyle(document.documentElement)
  return (name: string) => style.getPropertyValue(name).trim()
}

/** What the page's style sheets say about a drawing; a picture on its own knows none of them. */
const DRAWN = [
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap'],
  ...['stroke-linejoin', 'stroke-opacity', 'opacity', 'display', 'visibility', 'paint-order', 'transform'],
  ...['transform-origin', 'transform-box', 'font-family', 'font-size', 'font-weight', 'font-style', 'letter-spacing'],
  ...['text-anchor', 'dominant-baseline', 'text-decoration-line', 'stop-color', 'stop-opacity', 'clip-path', 'mask'],
]

async function imageOf(scene: SVGSVGElement, size: { readonly width: number; readonly height: number }) {
  const copy = scene.cloneNode(true) as SVGSVGElement
  const drawn = [scene, ...scene.querySelectorAll<SVGElement>('*')]
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')]
  drawn.forEach((each, at) => {
    const style = getComputedStyle(each)
    for (const name of DRAWN) copies[at]?.style.setProperty(name, style.getPropertyValue(name))
  })
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(size.width))
  copy.setAttribute('height', String(size.height))
  const fonts = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  fonts.textContent = (await Promise.all(fontFaces().map(embedded))).join('\n')
  copy.prepend(fonts)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  return image
}

/** The page's own fonts: a picture on its own cannot fetch them. */
const fontFaces = (): readonly CSSFontFaceRule[] =>
  [...document.styleSheets].flatMap(sheet =>
    sheet.href === null || sheet.href.startsWith(location.origin)
      ? [...sheet.cssRules].filter(rule => rule instanceof CSSFontFaceRule)
      : [],
  )

async function embedded(face: CSSFontFaceRule): Promise<string> {
  const source = /url\("?([^")]+)"?\)/.exec(face.style.getPropertyValue('src'))?.[1]
  if (source === undefined) return ''
  const answer = await fetch(new URL(source, face.parentStyleSheet?.href ?? location.href))
  if (!answer.ok) return ''
  const url = await dataUrl(await answer.blob())
  const { style } = face
  return `@font-face{font-family:${style.getPropertyValue('font-family')};font-weight:${style.getPropertyValue('font-weight')};src:url(${url})}`
}

const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => failed(reader.error)
    reader.readAsDataURL(blob)
  })
