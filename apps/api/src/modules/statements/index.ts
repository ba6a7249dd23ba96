import { getStatementAnswer } from '../earnings/calls/get-statement.ts';

export { addStatementRoutes } from '../earnings/statement-routes.ts';

export const statementAnswers = [getStatementAnswer];
