import fs from 'node:fs';
import path from 'node:path';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sample, type Scene, samples } from '../testing/authorization-samples.ts';
import {
  type Operation,
  operationsOf,
  type Role,
  roles,
  tableOf,
  teamRoles,
  type Verdict,
  verdictFor,
} from '../testing/authorization-table.ts';
import { anAccount, aTeamMember, grantOperator, makeMember } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const page = path.resolve(import.meta.dirname, '../../docs/authorization.md');

let golark: TestApp;
let operations: Operation[];
beforeAll(async () => {
  golark = await createTestApp();
  operations = operationsOf((await golark.app.inject('/v1/openapi.json')).json());
});
afterAll(() => golark.close());

type Cast = Omit<Scene, 'golark'>;

const actorOf = async (role: Role, { owner, hostId }: Omit<Cast, 'actor'>) => {
  if (role === 'visitor') return null;
  if (role === 'user') return owner;
  const actor = await anAccount(golark);
  const { db } = golark.ctx;
  const { accountId } = actor.account;
  const at = golark.clock.now();
  if (role === 'member') await makeMember(golark, accountId);
  const teamRole = teamRoles[role];
  if (teamRole) await aTeamMember(db, { propertyManagerId: hostId, accountId, role: teamRole });
  if (role === 'otherHost') await aTeamMember(db, { propertyManagerId: `pm-${accountId}`, accountId });
  if (role === 'operator') await grantOperator(golark, accountId);
  if (role === 'suspended') {
    await db.updateTable('accounts').set({ suspended_at: at }).where('id', '=', accountId).execute();
  }
  return actor;
};

const send = async (operation: Operation, sample: Sample, actor: LoginResult | null) => {
  const address = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(sample.params?.[name] ?? ''),
  );
  const query = new URLSearchParams(sample.query).toString();
  return golark.app.inject({
    method: operation.method as NonNullable<InjectOptions['method']>,
    url: query ? `${address}?${query}` : address,
    headers: actor ? { authorization: `Bearer ${actor.token.jwt}` } : {},
    ...(sample.body === undefined ? {} : { payload: sample.body as object }),
  });
};

const expected: Record<Exclude<Verdict, 'allowed'>, [number, string]> = {
  logIn: [401, 'UNAUTHENTICATED_ERROR'],
  forbidden: [403, 'UNAUTHORIZED_ERROR'],
  notFound: [404, 'NOT_FOUND'],
  suspended: [403, 'ACCOUNT_SUSPENDED'],
};

const castOf = async (role: Role): Promise<Cast> => {
  const owner = await anAccount(golark);
  const hostId = `host-${owner.account.accountId}`;
  return { owner, hostId, actor: await actorOf(role, { owner, hostId }) };
};

const problemOf = async (operation: Operation, role: Role, cast: Cast): Promise<string | null> => {
  const scene: Scene = { golark, ...cast };
  const sample = (await samples[operation.operationId]?.(scene)) ?? {};
  const response = await send(operation, sample, scene.actor);
  const got = `${operation.operationId} as ${role}: ${response.statusCode} ${response.body.slice(0, 160)}`;
  const verdict = verdictFor(operation, role);
  if (verdict === 'allowed') {
    const isExpected = sample.expectedStatus
      ? response.statusCode === sample.expectedStatus
      : response.statusCode < 300;
    return isExpected ? null : got;
  }
  const [status, code] = expected[verdict];
  return response.statusCode === status && response.json().code === code ? null : got;
};

describe('who may call what', () => {
  it('has a sample for every call, and none for a call that is gone', () => {
    expect(Object.keys(samples).sort()).toEqual(operations.map((o) => o.operationId).sort());
  });

  it.each(roles)('holds for every call as %s', async (role) => {
    const problems: string[] = [];
    const readers = await castOf(role);
    for (const operation of operations) {
      // a read and a refused call change nothing; everything else may end a session or use up a limit
      const changesNothing = operation.method === 'GET' || verdictFor(operation, role) !== 'allowed';
      const cast = changesNothing ? readers : await castOf(role);
      const problem = await problemOf(operation, role, cast);
      if (problem) problems.push(problem);
    }
    expect(problems).toEqual([]);
  });

  it('is the table of docs/authorization.md', () => {
    const table = tableOf(operations);
    if (process.env['WRITE_AUTHORIZATION']) fs.writeFileSync(page, table);
    expect(fs.readFileSync(page, 'utf8')).toBe(table);
  });
});
