import type { Call } from '@golark/contract/call';
import type { InjectOptions } from 'fastify';
import type { Sample, Scene } from './authorization-samples.ts';
import { anAccount, aTeamMember, grantOperator } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** A scene whose actor may make every call: the owner of everything, also as a host and as an operator. */
export const aSceneOfEveryRole = async (golark: TestApp): Promise<Scene> => {
  const owner = await anAccount(golark);
  const { accountId } = owner.account;
  const hostId = `host-${accountId}`;
  await aTeamMember(golark.ctx.db, { propertyManagerId: hostId, accountId });
  await grantOperator(golark, accountId);
  return { golark, owner, hostId, actor: owner };
};

/** A copy with one value replaced; objects and arrays on the way are created. */
export const withValue = (base: unknown, path: (string | number)[], value: unknown): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (typeof key === 'number') return [withValue(Array.isArray(base) ? base[key] : undefined, rest, value)];
  const object = (base ?? {}) as Record<string, unknown>;
  return { ...object, [key]: withValue(object[key], rest, value) };
};

/** Sends the request of a sample as its actor, whether it fits the contract or not. */
export const sendSample = ({ golark, actor }: Scene, call: Call, sample: Sample) => {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(sample.params?.[name] ?? ''),
  );
  const query = new URLSearchParams(sample.query).toString();
  return golark.app.inject({
    method: call.method as NonNullable<InjectOptions['method']>,
    url: query ? `${path}?${query}` : path,
    headers: { ...sample.headers, ...(actor ? { authorization: `Bearer ${actor.token.jwt}` } : {}) },
    ...(sample.body === undefined ? {} : { payload: sample.body as object }),
  });
};
