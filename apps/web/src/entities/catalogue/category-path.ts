import { askingFor } from '#platform/navigation/asked-id';
import { pathTo } from '#platform/navigation/paths';

export const categoryPath = (id: number): string => askingFor(pathTo('categoryDetails'), id);
