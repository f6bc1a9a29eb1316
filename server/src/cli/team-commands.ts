import {
  type OperatorPermission,
  operatorPermissions,
  type PartnerRole,
  partnerRoles,
} from '@golark/contract/access/rules';
import { Argument, type Command } from 'commander';
import {
  changeTeam,
  grantPermission,
  listOperators,
  listTeamMembers,
  revokePermission,
  type TeamChange,
} from '#accounts';
import type { Context } from '#platform/context';
import { CommandError } from './command-error.ts';
import type { CommandHost } from './command-host.ts';

const problems: Record<Exclude<TeamChange, 'changed'>, (email: string, host: string) => string> = {
  'unknown-account': (email, host) => `${email} is not the address of an account that belongs to ${host}.`,
  'unknown-host': (_email, host) => `There is no host ${host}.`,
  'last-owner': (email, host) => `${email} is the only owner of ${host}. Add another owner first.`,
};

/** Returns the message for the operator. Throws CommandError. */
export const setRole = async (
  ctx: Context,
  { host, email, role }: { host: string; email: string; role: PartnerRole | null },
): Promise<string> => {
  const change = await changeTeam(ctx, { propertyManagerId: host, email, role });
  if (change !== 'changed') throw new CommandError(problems[change](email, host));
  return role ? `${email} is ${role} of ${host}.` : `${email} no longer belongs to ${host}.`;
};

/** `golark teams …`: who acts for a host, with which role. */
export const addTeamCommands = (golark: Command, { run }: CommandHost): void => {
  const teams = golark.command('teams').description('the accounts that act for a host');
  teams
    .command('list')
    .description('host, name, email and role of every member')
    .action(() =>
      run(async ({ ctx, output }) => {
        const members = await listTeamMembers(ctx.db);
        const lines = members.map((m) => `${m.property_manager_id}  ${m.name}  ${m.email}  ${m.role}`);
        output.line(lines.length > 0 ? lines.join('\n') : 'No host has a team.');
      }),
    );
  teams
    .command('set')
    .description('add an account to a team, or change its role')
    .argument('<host>', 'the id of the property manager')
    .argument('<email>')
    .addArgument(new Argument('<role>').choices(partnerRoles))
    .action((host: string, email: string, role: PartnerRole) =>
      run(async ({ ctx, output }) => output.line(await setRole(ctx, { host, email, role }))),
    );
  teams
    .command('remove')
    .description('take an account out of a team')
    .argument('<host>', 'the id of the property manager')
    .argument('<email>')
    .action((host: string, email: string) =>
      run(async ({ ctx, output }) => output.line(await setRole(ctx, { host, email, role: null }))),
    );
};

const permissionArgument = () => new Argument('<permission>').choices(operatorPermissions);

/** Returns the message for the operator. Throws CommandError. */
export const grant = async (ctx: Context, email: string, permission: OperatorPermission): Promise<string> => {
  if (!(await grantPermission(ctx, { email, permission })))
    throw new CommandError(`${email} is not the email address of an account.`);
  return `${email} has the permission ${permission} from now on.`;
};

export const revoke = async (
  ctx: Context,
  email: string,
  permission: OperatorPermission,
): Promise<string> => {
  if (!(await revokePermission(ctx, { email, permission })))
    throw new CommandError(`No account with the address ${email} has the permission ${permission}.`);
  return `${email} no longer has the permission ${permission}.`;
};

/** `golark operators …`: which accounts may use the calls of operators. */
export const addOperatorCommands = (golark: Command, { run }: CommandHost): void => {
  const operators = golark.command('operators').description('the accounts with permissions of an operator');
  operators
    .command('list')
    .description('email, permission and since when')
    .action(() =>
      run(async ({ ctx, output }) => {
        const grants = await listOperators(ctx.db);
        const lines = grants.map((g) => `${g.email}  ${g.permission}  ${g.granted_at.toISOString()}`);
        output.line(lines.length > 0 ? lines.join('\n') : 'No account has a permission of an operator.');
      }),
    );
  operators
    .command('grant')
    .description('give an account a permission')
    .argument('<email>')
    .addArgument(permissionArgument())
    .action((email: string, permission: OperatorPermission) =>
      run(async ({ ctx, output }) => output.line(await grant(ctx, email, permission))),
    );
  operators
    .command('revoke')
    .description('take a permission back')
    .argument('<email>')
    .addArgument(permissionArgument())
    .action((email: string, permission: OperatorPermission) =>
      run(async ({ ctx, output }) => output.line(await revoke(ctx, email, permission))),
    );
};
