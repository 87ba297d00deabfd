export type { EndpointEvent } from './domain/endpoint.js';
