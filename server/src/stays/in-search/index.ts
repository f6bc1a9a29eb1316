export { roomsJson, unitsOf } from './rooms-json.ts';
