import chrome from './en/chrome.json' with { type: 'json' };
import home from './en/home.json' with { type: 'json' };
import ui from './en/ui.json' with { type: 'json' };

export const en = { chrome, home, ui };
export type Messages = typeof en;
