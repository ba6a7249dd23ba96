/** Where this phone keeps the id that the server gave to its push address. */
export const PLAYER_ID = 'player_id';
/** Set while a person has turned alerts off. */
export const TURNED_OFF = 'alertsOff';
