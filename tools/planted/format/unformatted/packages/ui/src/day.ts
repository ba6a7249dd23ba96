export const DAY   = { hours : "24" }
