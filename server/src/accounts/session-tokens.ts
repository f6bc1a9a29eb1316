import { createHash, randomBytes } from 'node:crypto';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';

const issuer = 'golark';
export const jwtMinutes = 60;
export const sessionDays = 90;
export const sessionCookieName = 'golark_session';

export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Only hashes are stored, so that a copy of the database gives access to no session. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

interface Signing {
  key: Uint8Array;
  claims: JWTPayload;
  now: Date;
  minutes: number;
}

const sign = ({ key, claims, now, minutes }: Signing): Promise<string> => {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + minutes * 60)
    .sign(key);
};

const claimsOf = async (key: Uint8Array, jwt: string, now: Date): Promise<JWTPayload> => {
  try {
    return (await jwtVerify(jwt, key, { issuer, algorithms: ['HS256'], currentDate: now })).payload;
  } catch {
    // the result is the same for a foreign, altered or expired token
    return {};
  }
};

export const signJwt = (key: Uint8Array, sessionId: string, now: Date): Promise<string> =>
  sign({ key, claims: { sid: sessionId }, now, minutes: jwtMinutes });

/** The session id of a token that we signed and that has not expired, or null. */
export const sessionIdOfJwt = async (key: Uint8Array, jwt: string, now: Date): Promise<string | null> => {
  const { sid } = await claimsOf(key, jwt, now);
  return typeof sid === 'string' ? sid : null;
};

const challengeMinutes = 5;

/** Proves that the correct password was entered; valid for one account until its password changes. */
export interface Challenge {
  accountId: string;
  passwordHash: string;
}

const markOf = (passwordHash: string): string => hashOf(passwordHash).toString('base64url');

export const signChallenge = (key: Uint8Array, of: Challenge, now: Date): Promise<string> => {
  const claims = { sub: of.accountId, pwd: markOf(of.passwordHash) };
  return sign({ key, claims, now, minutes: challengeMinutes });
};

/** The account of a challenge and a check of its current password hash, or null. */
export const readChallenge = async (
  key: Uint8Array,
  challenge: string,
  now: Date,
): Promise<{ accountId: string; isFor(passwordHash: string): boolean } | null> => {
  const { sub, pwd } = await claimsOf(key, challenge, now);
  if (!sub) return null;
  return { accountId: sub, isFor: (passwordHash) => pwd === markOf(passwordHash) };
};
