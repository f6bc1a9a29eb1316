import type { Call } from '../call.ts';
import type { accountsSchemas } from './schemas.ts';

type Schemas = typeof accountsSchemas;

export const signUp: Call<Schemas['signUp'], 'visitor'> = {
  name: 'signUp',
  method: 'PUT',
  path: '/v1/account/signup',
  access: 'visitor',
  status: 201,
  isIdempotent: false,
  work: 'logins',
};

export const getAccount: Call<Schemas['getAccount'], 'account'> = {
  name: 'getAccount',
  method: 'GET',
  path: '/v1/account/me',
  access: 'account',
  status: 200,
};

export const editAccount: Call<Schemas['editAccount'], 'account'> = {
  name: 'editAccount',
  method: 'POST',
  path: '/v1/account/me/edit',
  access: 'account',
  status: 200,
  isIdempotent: false,
};

export const changeName: Call<Schemas['changeName'], 'account'> = {
  name: 'changeName',
  method: 'POST',
  path: '/v1/account/me/name',
  access: 'account',
  status: 200,
  isIdempotent: false,
};

export const changePassword: Call<Schemas['changePassword'], 'account'> = {
  name: 'changePassword',
  method: 'POST',
  path: '/v1/account/me/password',
  access: 'account',
  status: 200,
  isIdempotent: false,
  work: 'logins',
};

export const changeEmail: Call<Schemas['changeEmail'], 'account'> = {
  name: 'changeEmail',
  method: 'POST',
  path: '/v1/account/me/email',
  access: 'account',
  status: 200,
  isIdempotent: false,
};

export const getEmailState: Call<Schemas['getEmailState'], 'account'> = {
  name: 'getEmailState',
  method: 'GET',
  path: '/v1/account/me/email',
  access: 'account',
  status: 200,
};

export const resendVerify: Call<Schemas['resendVerify'], 'account'> = {
  name: 'resendVerify',
  method: 'POST',
  path: '/v1/account/me/email/resend-verify',
  access: 'account',
  status: 202,
  isIdempotent: false,
};

export const completeVerify: Call<Schemas['completeVerify'], 'visitor'> = {
  name: 'completeVerify',
  method: 'POST',
  path: '/v1/account/me/email/complete-verify',
  access: 'visitor',
  status: 200,
  isIdempotent: false,
};

export const undoEmailChange: Call<Schemas['undoEmailChange'], 'visitor'> = {
  name: 'undoEmailChange',
  method: 'POST',
  path: '/v1/account/me/email/undo',
  access: 'visitor',
  status: 200,
  isIdempotent: false,
};

export const exportAccount: Call<Schemas['exportAccount'], 'account'> = {
  name: 'exportAccount',
  method: 'GET',
  path: '/v1/account/me/export',
  access: 'account',
  status: 200,
};

export const deleteAccount: Call<Schemas['deleteAccount'], 'account'> = {
  name: 'deleteAccount',
  method: 'POST',
  path: '/v1/account/me/delete',
  access: 'account',
  status: 204,
  isIdempotent: false,
};
