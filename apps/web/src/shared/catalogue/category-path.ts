import { askingFor } from '../navigation/asked-id.ts';
import { pathTo } from '../navigation/paths.ts';

export const categoryPath = (id: number): string => askingFor(pathTo('categoryDetails'), id);
