/**
 * Whether an error of the database is the violation of this constraint. By its field and not its class: the embedded
 * database throws a class of its own.
 */
export const isViolationOf = (error: unknown, constraint: string): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === constraint;
