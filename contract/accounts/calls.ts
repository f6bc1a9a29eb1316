import type { Call } from '../call.ts';
import type { accountsSchemas } from './schemas.ts';

type Schemas = typeof accountsSchemas;

export const signUp: Call<Schemas['signUp']> = {
  name: 'signUp',
  method: 'PUT',
  path: '/v1/account/signup',
  access: 'visitor',
  status: 201,
};

export const getAccount: Call<Schemas['getAccount']> = {
  name: 'getAccount',
  method: 'GET',
  path: '/v1/account/me',
  access: 'account',
  status: 200,
};

export const editAccount: Call<Schemas['editAccount']> = {
  name: 'editAccount',
  method: 'POST',
  path: '/v1/account/me/edit',
  access: 'account',
  status: 200,
};

export const changeName: Call<Schemas['changeName']> = {
  name: 'changeName',
  method: 'POST',
  path: '/v1/account/me/name',
  access: 'account',
  status: 200,
};

export const changePassword: Call<Schemas['changePassword']> = {
  name: 'changePassword',
  method: 'POST',
  path: '/v1/account/me/password',
  access: 'account',
  status: 200,
};

export const changeEmail: Call<Schemas['changeEmail']> = {
  name: 'changeEmail',
  method: 'POST',
  path: '/v1/account/me/email',
  access: 'account',
  status: 200,
};

export const getEmailState: Call<Schemas['getEmailState']> = {
  name: 'getEmailState',
  method: 'GET',
  path: '/v1/account/me/email',
  access: 'account',
  status: 200,
};

export const resendVerify: Call<Schemas['resendVerify']> = {
  name: 'resendVerify',
  method: 'POST',
  path: '/v1/account/me/email/resend-verify',
  access: 'account',
  status: 202,
};

export const completeVerify: Call<Schemas['completeVerify']> = {
  name: 'completeVerify',
  method: 'POST',
  path: '/v1/account/me/email/complete-verify',
  access: 'visitor',
  status: 200,
};

export const exportAccount: Call<Schemas['exportAccount']> = {
  name: 'exportAccount',
  method: 'GET',
  path: '/v1/account/me/export',
  access: 'account',
  status: 200,
};

export const deleteAccount: Call<Schemas['deleteAccount']> = {
  name: 'deleteAccount',
  method: 'POST',
  path: '/v1/account/me/delete',
  access: 'account',
  status: 204,
};
