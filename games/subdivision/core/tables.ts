export const NOT_FILE_A: u64 = 0xfefefefefefefefe
export const NOT_FILE_H: u64 = 0x7f7f7f7f7f7f7f7f
const EVERY_BYTE: u64 = 0x0101010101010101
const HIGHEST_BITS: u64 = 0x8080808080808080

const NEAR = memory.data(64 * 8)
/** By byte and n: the place of the byte's n-th set bit. */
const PLACE_IN_BYTE = memory.data(256 * 8)

/** S-2.1: the cells that share an edge or a corner with this one. */
export function near(cell: u32): u64 {
  return load<u64>(NEAR + (cell << 3))
}

/** The n-th cell of a set, from 0. No branch to be foreseen: bits are counted byte by byte, and the byte is looked up. */
export function nth(cells: u64, n: u32): u32 {
  let sums = cells - ((cells >> 1) & 0x5555555555555555)
  sums = (sums & 0x3333333333333333) + ((sums >> 2) & 0x3333333333333333)
  sums = ((sums + (sums >> 4)) & 0x0f0f0f0f0f0f0f0f) * EVERY_BYTE // in each byte, how many up to its end
  const above = ((sums | HIGHEST_BITS) - <u64>(n + 1) * EVERY_BYTE) & HIGHEST_BITS // bytes that reach so far
  const shift = 64 - (popcnt(above) << 3)
  const before = ((sums << 8) >> shift) & 255
  const byte = (cells >> shift) & 255
  return <u32>shift + load<u8>(PLACE_IN_BYTE + ((<usize>byte) << 3) + <usize>(<u64>n - before))
}

function fillNear(cell: i32): void {
  const bit = (<u64>1) << cell
  const wide = bit | ((bit << 1) & NOT_FILE_A) | ((bit >> 1) & NOT_FILE_H)
  store<u64>(NEAR + (cell << 3), (wide | (wide << 8) | (wide >> 8)) ^ bit)
}

function fillByte(byte: i32): void {
  let n = 0
  for (let place = 0; place < 8; place++) if ((byte >> place) & 1) store<u8>(PLACE_IN_BYTE + 8 * byte + n++, place)
}

for (let cell = 0; cell < 64; cell++) fillNear(cell)
for (let byte = 0; byte < 256; byte++) fillByte(byte)
