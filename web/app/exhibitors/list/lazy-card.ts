export { ExhibitorCard } from '../exhibitor-card';
