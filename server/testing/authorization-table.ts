import { type Access, mayAsPartner, type PartnerRole } from '@golark/contract/access/rules';

/**
 * The caller. `user` owns the account's resource in the call, and the host's team that of a call of partners; everyone
 * else owns another one or none.
 */
export const roles = [
  'visitor',
  'user',
  'otherUser',
  'member',
  'hostOwner',
  'hostManager',
  'hostCalendar',
  'otherHost',
  'operator',
  'suspended',
] as const;
export type Role = (typeof roles)[number];

/** The role of these callers in the team of the host. */
export const teamRoles: Partial<Record<Role, PartnerRole>> = {
  hostOwner: 'owner',
  hostManager: 'manager',
  hostCalendar: 'calendar',
};

/** `notFound` hides that a resource exists. */
export type Verdict = 'allowed' | 'logIn' | 'forbidden' | 'notFound' | 'suspended';

export interface Operation {
  operationId: string;
  method: string;
  path: string;
  access: Access;
  isOwned: boolean;
  /** Undefined for a call that only reads. */
  takesKey: boolean | undefined;
}

interface OpenApi {
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        security?: unknown;
        'x-owner-only'?: boolean;
        'x-idempotency-key'?: boolean;
        'x-permission'?: Exclude<Access, string>;
      }
    >
  >;
}

export const operationsOf = (openApi: unknown): Operation[] =>
  Object.entries((openApi as OpenApi).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      operationId: operation.operationId,
      method: method.toUpperCase(),
      path,
      access: operation['x-permission'] ?? (operation.security === undefined ? 'visitor' : 'account'),
      isOwned: operation['x-owner-only'] === true,
      takesKey: operation['x-idempotency-key'],
    })),
  );

export const verdictFor = ({ access, isOwned }: Operation, role: Role): Verdict => {
  if (role === 'suspended') return 'suspended';
  if (role === 'visitor') return access === 'visitor' ? 'allowed' : 'logIn';
  if (access === 'visitor' || access === 'account')
    return isOwned && role !== 'user' ? 'notFound' : 'allowed';
  if ('operator' in access) return role === 'operator' ? 'allowed' : 'forbidden';
  if (role === 'otherHost') return isOwned ? 'notFound' : 'allowed';
  const teamRole = teamRoles[role];
  return teamRole && mayAsPartner(teamRole, access.partner) ? 'allowed' : 'forbidden';
};

const labels: Record<Verdict, string> = {
  allowed: 'yes',
  logIn: '401',
  forbidden: '403',
  notFound: '404',
  suspended: '403',
};

const headings: Record<Role, string> = {
  visitor: 'visitor',
  user: 'user',
  otherUser: 'other user',
  member: 'member',
  hostOwner: 'host: owner',
  hostManager: 'host: manager',
  hostCalendar: 'host: calendar',
  otherHost: 'other host',
  operator: 'operator',
  suspended: 'suspended',
};

const head = `# Who may call what

Generated from \`/v1/openapi.json\`. The test \`server/src/authorization.test.ts\` makes the call of every cell and fails if this page is out of date. After adding a call: \`WRITE_AUTHORIZATION=1 npx vitest run --project embedded server/src/authorization.test.ts\`.

*user* owns the resource in a call of accounts; the *host* owns the resource in a call of partners, and its columns are the roles in its team. *yes*: the call succeeds. *401*: login required. *403*: the caller lacks the permission, or the account is suspended. *404*: the resource does not exist for this caller. The permissions of each role are declared in \`contract/access/rules.ts\`.

*key*: the call moves money or stock and accepts an \`Idempotency-Key\`. The test records which tables each call writes, and fails for one that moves money or stock without a key.
`;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export const tableOf = (operations: readonly Operation[]): string => {
  const rows = operations.map((operation) =>
    row([
      `${operation.method} ${operation.path}`,
      ...roles.map((role) => labels[verdictFor(operation, role)]),
      operation.takesKey ? 'yes' : '',
    ]),
  );
  return `${head}
${row(['call', ...roles.map((role) => headings[role]), 'key'])}
|---|${'---|'.repeat(roles.length + 1)}
${rows.join('\n')}
`;
};
