import { getDashboardHandler } from './calls/get-dashboard.ts';

export const dashboardHandlers = [getDashboardHandler];
