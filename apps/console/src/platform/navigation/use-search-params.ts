import { useLocation, useNavigate } from '@karigar/client/navigation/router.tsx';

type Change = (before: URLSearchParams) => URLSearchParams;

/** The query of the address. The router's own hook brings 9 kB for servers and forms that the console does not have. */
export const useSearchParams = (): readonly [
  URLSearchParams,
  (change: Change, options?: { readonly replace?: boolean }) => void,
] => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  return [params, (change, options) => navigate(`?${change(params).toString()}`, options)];
};
