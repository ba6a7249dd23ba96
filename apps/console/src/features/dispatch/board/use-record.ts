import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { recordQuery, type BookingRecord } from '#entities/record/record-query';
import type { Card } from './card.ts';

/** Each read of a record is audited: what is only passed on the way through the queue is not read. */
const REST_MS = 400;

/** The people of the chosen booking; null until they are read. */
export const useRecord = ({ no, version }: Card): BookingRecord | null => {
  const queries = useQueryClient();
  const [isChosen, setChosen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setChosen(true), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data = null } = useQuery({ ...recordQuery(no), enabled: isChosen });
  const wanted = data !== null && data.version < version ? version : null;
  useEffect(() => {
    if (wanted !== null) void queries.invalidateQueries({ queryKey: recordQuery(no).queryKey });
  }, [wanted, no, queries]);
  return data;
};
