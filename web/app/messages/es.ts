import type { Messages } from './en.ts';
import chrome from './es/chrome.json' with { type: 'json' };
import home from './es/home.json' with { type: 'json' };
import ui from './es/ui.json' with { type: 'json' };

export const es: Messages = { chrome, home, ui };
