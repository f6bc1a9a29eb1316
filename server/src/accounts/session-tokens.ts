import { createHash, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

const issuer = 'golark';
export const jwtMinutes = 60;
export const sessionDays = 90;
export const sessionCookieName = 'golark_session';

export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Only hashes are stored: a copy of the database opens no session. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export const signJwt = (key: Uint8Array, sessionId: string, now: Date): Promise<string> =>
  new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setIssuedAt(Math.floor(now.getTime() / 1000))
    .setExpirationTime(Math.floor(now.getTime() / 1000) + jwtMinutes * 60)
    .sign(key);

/** The session id of a token that we signed and that has not expired, or null. */
export const sessionIdOfJwt = async (key: Uint8Array, jwt: string, now: Date): Promise<string | null> => {
  try {
    const { payload } = await jwtVerify(jwt, key, { issuer, algorithms: ['HS256'], currentDate: now });
    return typeof payload['sid'] === 'string' ? payload['sid'] : null;
  } catch {
    // not ours, altered or expired: the caller is told the same in each case
    return null;
  }
};
