/**
 * Whether a database error is a violation of this constraint. Checks a field instead of the class, because the
 * embedded database throws its own class.
 */
export const isViolationOf = (error: unknown, constraint: string): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === constraint;
