import fs from 'node:fs';
import path from 'node:path';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { repeatErrors } from '@golark/contract/errors/rules';
import { schemasOf } from '@golark/contract/schemas';
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
import { recordMoves, takeMoves } from '../testing/record-moves.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const page = path.resolve(import.meta.dirname, '../../docs/authorization.md');

let golark: TestApp;
let operations: Operation[];
/** The owner in requests that change nothing, and in those of roles that do not act as the owner. */
let shared: Omit<Cast, 'actor'>;
beforeAll(async () => {
  golark = await createTestApp();
  operations = operationsOf((await golark.app.inject('/v1/openapi.json')).json());
  shared = await anOwner();
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
    headers: { ...sample.headers, ...(actor ? { authorization: `Bearer ${actor.token.jwt}` } : {}) },
    ...(sample.body === undefined ? {} : { payload: sample.body as object }),
  });
};

const expected: Record<Exclude<Verdict, 'allowed'>, [number, string]> = {
  logIn: [401, 'UNAUTHENTICATED_ERROR'],
  forbidden: [403, 'UNAUTHORIZED_ERROR'],
  notFound: [404, 'NOT_FOUND'],
  suspended: [403, 'ACCOUNT_SUSPENDED'],
};

const anOwner = async (): Promise<Omit<Cast, 'actor'>> => {
  const owner = await anAccount(golark);
  return { owner, hostId: `host-${owner.account.accountId}` };
};

/** A call may end the session of its caller, or delete the account, which an owner of a host with listings can't. */
const freshCastOf = async (role: Role): Promise<Cast> => {
  const owned = role === 'user' || role === 'hostOwner' ? await anOwner() : shared;
  return { ...owned, actor: await actorOf(role, owned) };
};

const createSample = async ({ operationId }: Operation, cast: Cast): Promise<Sample> =>
  (await samples[operationId]?.({ golark, ...cast })) ?? {};

/** Requests that change nothing, by call. The resources that they name are created once for all roles. */
const reused = new Map<string, Sample>();
const reusedSample = async (operation: Operation, cast: Cast): Promise<Sample> => {
  const sample = reused.get(operation.operationId) ?? (await createSample(operation, cast));
  reused.set(operation.operationId, sample);
  return sample;
};

const problemOf = async (
  operation: Operation,
  role: Role,
  { actor, sample }: { actor: LoginResult | null; sample: Sample },
): Promise<string | null> => {
  const response = await send(operation, sample, actor);
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
    const reader = { ...shared, actor: await actorOf(role, shared) };
    for (const operation of operations) {
      // a read and a refused call change nothing; a call that needs no login does not change its caller; all others may end
      // the session or use up a limit
      const changesNothing = operation.method === 'GET' || verdictFor(operation, role) !== 'allowed';
      const cast = changesNothing || operation.access === 'visitor' ? reader : await freshCastOf(role);
      const sample = await (changesNothing ? reusedSample : createSample)(operation, cast);
      const problem = await problemOf(operation, role, { actor: cast.actor, sample });
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

/** The role that owns the resource of a call. */
const ownRole = ({ access }: Operation): Role => {
  if (typeof access === 'string') return 'user';
  return 'operator' in access ? 'operator' : 'hostOwner';
};

describe('the calls that move money or stock', () => {
  const changing = () => operations.filter(({ method }) => method !== 'GET');

  it('are declared: every call that changes something says whether it takes an Idempotency-Key', () => {
    expect(changing().filter(({ takesKey }) => takesKey === undefined)).toEqual([]);
  });

  it('take an Idempotency-Key', async () => {
    const { db } = golark.ctx;
    await recordMoves(db);
    const problems: string[] = [];
    for (const operation of changing()) {
      const cast = await freshCastOf(ownRole(operation));
      const sample = await createSample(operation, cast);
      await takeMoves(db);
      await send(operation, sample, cast.actor);
      const moved = await takeMoves(db);
      if (moved.length > 0 && !operation.takesKey) problems.push(`${operation.operationId}: ${moved.join()}`);
    }
    expect(problems).toEqual([]);
  });

  it('return its two errors', () => {
    const keyed = golark.app.calls.filter(({ isIdempotent }) => isIdempotent);
    expect(keyed.length).toBeGreaterThan(40);
    const lacking = keyed.filter((call) =>
      Object.keys(repeatErrors).some((code) => !(code in schemasOf(call).errors)),
    );
    expect(lacking.map(({ name }) => name)).toEqual([]);
  });
});
