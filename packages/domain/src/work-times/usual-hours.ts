/** From 9 am to 7 pm, in minutes after midnight: the default of a serviceman's working day. */
export const USUAL_HOURS = { fromMinute: 540, toMinute: 1140 } as const;
