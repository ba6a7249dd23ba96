import { getStatementAnswer } from './calls/get-statement.ts';

export { addStatementRoutes } from './statement-routes.ts';

export const statementAnswers = [getStatementAnswer];
