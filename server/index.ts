export { openApp, type RunningApp } from './app.ts';
export { type Config, configOf } from './config.ts';
