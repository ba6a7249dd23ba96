import { getDashboardAnswer } from './calls/get-dashboard.ts';

export const dashboardAnswers = [getDashboardAnswer];
