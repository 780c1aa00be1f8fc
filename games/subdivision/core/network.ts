/** Features of both seats, as `src/ai/duel-features.ts` reads them, the stage, and zeros up to a multiple of four. */
export const FEATURES: usize = 26
const COUNT: usize = 2 * FEATURES + 1
const PADDED: usize = 56
export const INPUTS = memory.data(<i32>(4 * PADDED), 16)
/**
 * The net as `src/core.ts` writes it: what each unit begins with and, input by input, what it adds to each; the straight weights; then
 * what each unit counts, the base, and the doubt at the start and at the end.
 */
const UNITS: usize = 32
const ROW: usize = 4 * UNITS
export const NET = memory.data(<i32>(ROW * (COUNT + 1) + 4 * PADDED + ROW + 4 * 4), 16)
const STRAIGHT: usize = NET + (COUNT + 1) * ROW
const COUNTS: usize = STRAIGHT + 4 * PADDED
const BASE: usize = COUNTS + ROW

/** All units at once, one input after the other: nothing is to be added up across. */
export function leadByNet(): f32 {
  let a = v128.load(NET, 0)
  let b = v128.load(NET, 16)
  let c = v128.load(NET, 32)
  let d = v128.load(NET, 48)
  let e = v128.load(NET, 64)
  let f = v128.load(NET, 80)
  let g = v128.load(NET, 96)
  let h = v128.load(NET, 112)
  let row = NET + ROW
  for (let input = INPUTS; input < INPUTS + (COUNT << 2); input += 4) {
    const worth = v128.load32_splat(input)
    a = f32x4.add(a, f32x4.mul(worth, v128.load(row, 0)))
    b = f32x4.add(b, f32x4.mul(worth, v128.load(row, 16)))
    c = f32x4.add(c, f32x4.mul(worth, v128.load(row, 32)))
    d = f32x4.add(d, f32x4.mul(worth, v128.load(row, 48)))
    e = f32x4.add(e, f32x4.mul(worth, v128.load(row, 64)))
    f = f32x4.add(f, f32x4.mul(worth, v128.load(row, 80)))
    g = f32x4.add(g, f32x4.mul(worth, v128.load(row, 96)))
    h = f32x4.add(h, f32x4.mul(worth, v128.load(row, 112)))
    row += ROW
  }
  let sum = counted(a, 0)
  sum = f32x4.add(sum, counted(b, 16))
  sum = f32x4.add(sum, counted(c, 32))
  sum = f32x4.add(sum, counted(d, 48))
  sum = f32x4.add(sum, counted(e, 64))
  sum = f32x4.add(sum, counted(f, 80))
  sum = f32x4.add(sum, counted(g, 96))
  sum = f32x4.add(sum, counted(h, 112))
  for (let at: usize = 0; at < PADDED << 2; at += 16) {
    sum = f32x4.add(sum, f32x4.mul(v128.load(INPUTS + at), v128.load(STRAIGHT + at)))
  }
  const first = f32x4.extract_lane(sum, 0) + f32x4.extract_lane(sum, 1)
  return load<f32>(BASE) + first + (f32x4.extract_lane(sum, 2) + f32x4.extract_lane(sum, 3))
}

/** What four units add: they count only where they are above zero. */
function counted(units: v128, at: usize): v128 {
  return f32x4.mul(f32x4.max(units, f32x4.splat(0)), v128.load(COUNTS + at))
}

/** How far ends lie from what is foreseen. */
export function doubtAt(stage: f32): f32 {
  const early = load<f32>(BASE, 4)
  return early + stage * (load<f32>(BASE, 8) - early)
}
