export { ThirdPartyScripts } from './third-party-scripts.tsx';
