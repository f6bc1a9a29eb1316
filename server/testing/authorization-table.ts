/** The caller. `user` owns the resource in the call; `otherUser`, `member` and `host` are other accounts. */
export const roles = ['visitor', 'user', 'otherUser', 'member', 'host', 'suspended'] as const;
export type Role = (typeof roles)[number];

/** `notFound` hides that a resource exists. */
export type Verdict = 'allowed' | 'logIn' | 'notFound' | 'suspended';

export interface Operation {
  operationId: string;
  method: string;
  path: string;
  needsAccount: boolean;
  isOwned: boolean;
}

interface OpenApi {
  paths: Record<
    string,
    Record<string, { operationId: string; security?: unknown; 'x-owner-only'?: boolean }>
  >;
}

export const operationsOf = (openApi: unknown): Operation[] =>
  Object.entries((openApi as OpenApi).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      operationId: operation.operationId,
      method: method.toUpperCase(),
      path,
      needsAccount: operation.security !== undefined,
      isOwned: operation['x-owner-only'] === true,
    })),
  );

export const verdictFor = (operation: Operation, role: Role): Verdict => {
  if (role === 'suspended') return 'suspended';
  if (role === 'visitor') return operation.needsAccount ? 'logIn' : 'allowed';
  return operation.isOwned && role !== 'user' ? 'notFound' : 'allowed';
};

const labels: Record<Verdict, string> = {
  allowed: 'yes',
  logIn: '401',
  notFound: '404',
  suspended: '403',
};

const head = `# Who may call what

Generated from \`/v1/openapi.json\`. The test \`server/src/authorization.test.ts\` makes the call of every cell and fails if this page is out of date. After adding a call: \`WRITE_AUTHORIZATION=1 npx vitest run --project embedded server/src/authorization.test.ts\`.

*user* owns the resource in the call; *other user*, *member* and *host* are accounts that do not. *yes*: the call succeeds. *401*: login required. *404*: the resource does not exist for this caller. *403*: the account is suspended, for every call.
`;

export const tableOf = (operations: readonly Operation[]): string => {
  const rows = operations.map(
    (operation) =>
      `| ${operation.method} ${operation.path} | ${roles.map((role) => labels[verdictFor(operation, role)]).join(' | ')} |`,
  );
  return `${head}
| call | visitor | user | other user | member | host | suspended |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
};
