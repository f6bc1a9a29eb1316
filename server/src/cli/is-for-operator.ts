import { ConfigError } from '#platform/config';
import { DataFolderInUse } from '#platform/database/data-folder-lock';
import { CommandError } from './command-error.ts';

const kinds = [ConfigError, DataFolderInUse, CommandError];

/** Whether the operator can fix the error; its message is a sentence that is printed without a stack trace. */
export const isForOperator = (error: unknown): error is Error => kinds.some((kind) => error instanceof kind);
