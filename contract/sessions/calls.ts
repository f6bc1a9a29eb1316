import type { Call } from '../call.ts';
import type { sessionsSchemas } from './schemas.ts';

type Schemas = typeof sessionsSchemas;

export const logIn: Call<Schemas['logIn'], 'visitor'> = {
  name: 'logIn',
  method: 'POST',
  path: '/v1/account/login',
  access: 'visitor',
  status: 200,
  isIdempotent: false,
  work: 'logins',
};

export const logInTwoStep: Call<Schemas['logInTwoStep'], 'visitor'> = {
  name: 'logInTwoStep',
  method: 'POST',
  path: '/v1/account/login/two-step',
  access: 'visitor',
  status: 200,
  isIdempotent: false,
  work: 'logins',
};

export const refreshToken: Call<Schemas['refreshToken'], 'visitor'> = {
  name: 'refreshToken',
  method: 'POST',
  path: '/v1/account/token/refresh',
  access: 'visitor',
  status: 200,
  isIdempotent: false,
};

export const logOutCurrent: Call<Schemas['logOutCurrent'], 'account'> = {
  name: 'logOutCurrent',
  method: 'POST',
  path: '/v1/account/me/logout-current',
  access: 'account',
  status: 204,
  isIdempotent: false,
};

export const logOutSession: Call<Schemas['logOutSession'], 'account'> = {
  name: 'logOutSession',
  method: 'POST',
  path: '/v1/account/me/logout/{sessionId}',
  access: 'account',
  status: 204,
  isOwned: true,
  isIdempotent: false,
};

export const listSessions: Call<Schemas['listSessions'], 'account'> = {
  name: 'listSessions',
  method: 'GET',
  path: '/v1/account/me/sessions',
  access: 'account',
  status: 200,
};

export const validateSession: Call<Schemas['validateSession'], 'account'> = {
  name: 'validateSession',
  method: 'POST',
  path: '/v1/account/validate-session',
  access: 'account',
  status: 200,
  isIdempotent: false,
};
