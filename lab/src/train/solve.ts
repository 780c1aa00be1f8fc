/** The solution of a symmetric, positive definite system (Cholesky). Of `matrix` the lower half is read, and used up. */
export function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const size = right.length
  for (let column = 0; column < size; column++) {
    for (let row = column; row < size; row++) {
      let sum = matrix[row * size + column]!
      for (let at = 0; at < column; at++) sum -= matrix[row * size + at]! * matrix[column * size + at]!
      if (row > column) matrix[row * size + column] = sum / matrix[column * size + column]!
      else {
        if (!(sum > 0))
          throw new Error('The positions do not determine the weights: a matrix is not positive definite.')
        matrix[row * size + row] = Math.sqrt(sum)
      }
    }
  }
  const solution = Float64Array.from(right)
  for (let row = 0; row < size; row++) {
    for (let at = 0; at < row; at++) solution[row]! -= matrix[row * size + at]! * solution[at]!
    solution[row]! /= matrix[row * size + row]!
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let at = row + 1; at < size; at++) solution[row]! -= matrix[at * size + row]! * solution[at]!
    solution[row]! /= matrix[row * size + row]!
  }
  return solution
}
