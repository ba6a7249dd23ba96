import { listNotificationSettings } from '@karigar/contract/notifications/list-notification-settings';
import { listPasskeys } from '@karigar/contract/passkeys/list-passkeys';
import { listSessions } from '@karigar/contract/sessions/list-sessions';
import { listWorkRecords } from '@karigar/contract/work-records/list-work-records';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { kycDocuments } from '#entities/documents/kyc-documents';
import { reading } from '#platform/cache/read';

/** How many documents the serviceman has to upload again. */
export const useRejected = (): number =>
  useQuery({
    ...kycDocuments,
    select: (documents) => documents.filter(({ status }) => status === 'rejected').length,
  }).data ?? 0;

export const devices = queryOptions({
  queryKey: ['sessions'],
  queryFn: reading(listSessions, {}),
});

export const passkeys = queryOptions({
  queryKey: ['passkeys'],
  queryFn: reading(listPasskeys, {}),
});

export const workRecords = queryOptions({
  queryKey: ['work-records'],
  queryFn: reading(listWorkRecords, {}),
});

export const notificationSettings = queryOptions({
  queryKey: ['notification-settings'],
  queryFn: reading(listNotificationSettings, {}),
});
