import { lessonMatch } from '../../kit/lesson-match.ts'

const played = (log: readonly string[]) => lessonMatch('urbapolis', '1.1.0', log)

export const FIRST_ROUND = played([
  ...['* reveal I05', '* reveal I03', '* reveal S03', '* reveal S05', '* reveal H03', '* reveal I01', '* reserve E02'],
  ...['* reserve E09', '* reserve L08', '* reserve L05', '* reserve L04', '* reserve L02', '* disc 1'],
  ...['2 pick I05 d3', '1 pick I03 c4'],
])
export const TWO_PLOTS = played([
  ...['* reveal H04', '* reveal C04', '* reveal S05', '* reveal S03', '* reveal H03', '* reveal S04', '* reserve E11'],
  ...['* reserve E09', '* reserve L04', '* reserve L03', '* reserve L05', '* reserve L06', '* disc 2'],
  ...['1 pick H03 b3', '2 pick H04 c4', '2 street c4-c5', '1 bid b1 1', '2 bid c1 2'],
])
export const STREETS = played([
  ...['* reveal C02', '* reveal I03', '* reveal S04', '* reveal I01', '* reveal H01', '* reveal C05', '* reserve E02'],
  ...['* reserve E05', '* reserve L05', '* reserve L04', '* reserve L09', '* reserve L07', '* disc 1'],
  ...['2 pick C02 c2', '1 pick H01 b3', '1 street b2-b3', '2 take C05', '1 take I01', '2 bid b1 1', '1 bid d5 2'],
  ...['2 bank 1', '1 build I01 d5', '2 temps 2', '1 bid e4 2', '2 take I03', '1 pass', '2 build C02 c2', '2 bid a2 1'],
  ...['2 pass', '* reveal I05', '* reveal H06', '* reveal C03', '* reveal S09'],
])
export const TENDER = played([
  ...['* reveal S04', '* reveal H01', '* reveal I05', '* reveal H02', '* reveal C01', '* reveal H04', '* reserve E01'],
  ...['* reserve E08', '* reserve L08', '* reserve L12', '* reserve L10', '* reserve L04', '* disc 2'],
  ...['1 pick I05 d3', '2 pick C01 c2', '2 street b2-c2', '1 build I05 d3', '2 take S04', '1 bid b3 3'],
  ...['2 build S04 c2', '1 bank 3', '2 bid c1 3', '1 pass', '2 build C01 c1', '2 pass', '* reveal C09'],
  ...['* reveal C05', '* reveal S08', '* reveal C07'],
])
export const LATE = played([
  ...['* reveal H04', '* reveal H02', '* reveal S05', '* reveal I01', '* reveal S01', '* reveal S04', '* reserve E11'],
  ...['* reserve E02', '* reserve L01', '* reserve L02', '* reserve L04', '* reserve L03', '* disc 1'],
  ...['2 pick I01 c4', '1 pick H02 b3', '1 street b3-b4', '2 build I01 c4', '1 take S04', '2 bank 1'],
  ...['1 build S04 b3', '2 bid a3 3', '1 bid a4 2', '2 take S01', '1 temps 2', '2 bid b1 2', '1 take S05', '2 pass'],
  ...['1 build H02 a4', '1 pass', '* reveal H03', '* reveal I07', '* reveal C07', '* reveal C03', '2 bank 1'],
  ...['1 street a4-b4', '2 take C07', '1 tender E11 1', '2 temps 3', '1 bid b5 4', '2 take H03', '1 take I07'],
  ...['2 build S01 b1', '1 build E11 a2', '1 street b2-b3', '2 bid c2 5', '1 pass', '2 build H03 a3', '2 take C03'],
  ...['2 bid d1 1', '2 pass', '* reveal H07', '* reveal C06', '* reveal S09', '* reveal C04', '1 bank 3'],
  ...['2 build C03 c2', '1 build I07 b5', '2 street c4-c5', '1 pass', '2 bid e4 2', '2 take H07', '2 take S09'],
  ...['2 pass', '* reveal I11', '* reveal I09', '* reveal I10', '* reveal C11', '1 bid d5 6', '2 upgrade S09 b1'],
  ...['1 take I11', '2 bank 2', '1 bid d3 5', '2 upgrade C07 c2', '1 take I10', '2 temps 2'],
])
