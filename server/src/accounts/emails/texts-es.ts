import type { AccountEmailTexts } from './account-email-texts.ts';

export const spanishTexts: AccountEmailTexts = {
  emails: {
    verifyEmail: () => ({
      subject: 'Confirma tu correo electrónico',
      title: 'Confirma tu correo electrónico',
      paragraphs: [
        'Alguien abrió una cuenta de Golark con esta dirección. Si fuiste tú, confírmala con el botón. El enlace sirve una sola vez, durante 24 horas.',
        'Si no fuiste tú, no tienes que hacer nada.',
      ],
      action: 'Confirmar dirección',
    }),
    resetPassword: ({ firstName }) => ({
      subject: 'Crea una contraseña nueva',
      title: 'Crea una contraseña nueva',
      paragraphs: [
        `${firstName}, pediste una contraseña nueva. El enlace sirve una sola vez, durante una hora, y solo cuenta el correo más reciente.`,
        'Si no la pediste, ignora este correo: tu contraseña sigue igual.',
      ],
      action: 'Crear contraseña',
    }),
    confirmNewEmail: () => ({
      subject: 'Confirma tu nuevo correo electrónico',
      title: 'Confirma tu nuevo correo electrónico',
      paragraphs: [
        'Alguien pidió usar esta dirección para una cuenta de Golark. Si fuiste tú, confírmala. El enlace sirve una sola vez, durante 24 horas.',
        'Si no fuiste tú, no tienes que hacer nada.',
      ],
      action: 'Usar esta dirección',
    }),
    newEmailRequested: ({ firstName, email }) => ({
      subject: 'Tu correo electrónico está a punto de cambiar',
      title: 'Tu correo electrónico está a punto de cambiar',
      paragraphs: [
        `${firstName}, alguien pidió cambiar la dirección de tu cuenta a ${email}. Cambiará cuando se confirme desde allí.`,
        'Si no fuiste tú, cambia ya tu contraseña y cierra las sesiones que no conozcas.',
      ],
    }),
    emailIsTaken: ({ firstName }) => ({
      subject: 'Ya tienes una cuenta',
      title: 'Ya tienes una cuenta',
      paragraphs: [
        `${firstName}, alguien pidió usar esta dirección para otra cuenta de Golark. Ya es la de tu cuenta, así que nada ha cambiado.`,
        'Si fuiste tú, inicia sesión con esta dirección. Si no, no tienes que hacer nada.',
      ],
    }),
    emailChanged: ({ firstName, email }) => ({
      subject: 'Tu correo electrónico ha cambiado',
      title: 'Tu correo electrónico ha cambiado',
      paragraphs: [
        `${firstName}, tu cuenta usa ahora ${email}. Ya no escribiremos a esta dirección.`,
        'Si no fuiste tú, escribe enseguida a soporte.',
      ],
    }),
    passwordChanged: ({ firstName }) => ({
      subject: 'Tu contraseña ha cambiado',
      title: 'Tu contraseña ha cambiado',
      paragraphs: [
        `${firstName}, tu cuenta tiene una contraseña nueva y las demás sesiones se han cerrado.`,
        'Si no fuiste tú, crea otra con «¿Olvidaste tu contraseña?» y escribe a soporte.',
      ],
    }),
    newDevice: ({ firstName }) => ({
      subject: 'Inicio de sesión desde un dispositivo nuevo',
      title: 'Inicio de sesión desde un dispositivo nuevo',
      paragraphs: [
        `${firstName}, alguien inició sesión en tu cuenta desde un dispositivo que no conocíamos.`,
        'Si fuiste tú, no tienes que hacer nada. Si no, cambia ya tu contraseña.',
      ],
    }),
    twoStepOn: ({ firstName }) => ({
      subject: 'La verificación en dos pasos está activada',
      title: 'La verificación en dos pasos está activada',
      paragraphs: [
        `${firstName}, para iniciar sesión hace falta ahora un código de tu aplicación. Las demás sesiones se han cerrado.`,
        'Guarda los códigos de recuperación donde los encuentres sin tu teléfono.',
      ],
    }),
    twoStepOff: ({ firstName }) => ({
      subject: 'La verificación en dos pasos está desactivada',
      title: 'La verificación en dos pasos está desactivada',
      paragraphs: [
        `${firstName}, para iniciar sesión basta de nuevo con tu contraseña.`,
        'Si no fuiste tú, cambia ya tu contraseña.',
      ],
    }),
    accountDeleted: ({ firstName }) => ({
      subject: 'Tu cuenta está eliminada',
      title: 'Tu cuenta está eliminada',
      paragraphs: [
        `${firstName}, tu cuenta está eliminada. El nombre, el teléfono, la dirección, las tarjetas, las sesiones, la verificación en dos pasos y tus mensajes a soporte ya no existen, y nadie puede entrar en ella.`,
        'Tus reservas y sus pagos se conservan, con el nombre y el correo del huésped, porque lo exige la ley contable. Este es nuestro último correo.',
      ],
    }),
  },
  device: 'Dispositivo',
  place: 'Lugar',
  time: 'Hora',
  deviceName: (browser, system) =>
    browser && system ? `${browser} en ${system}` : (browser ?? system ?? 'Dispositivo desconocido'),
  footer: 'Recibes este correo por una cuenta de Golark.',
};
