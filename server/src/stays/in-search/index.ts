export { roomsJson } from './rooms-json.ts';
