import { expect, it } from 'vitest';
import { distanceText, fromMap, isOnMap, moved, named, nearestOn, onMap } from './pin-map.ts';

const BANER = { latitude: 18.559, longitude: 73.7868 };

it('projects the centre to the middle, north to the top and east to the right', () => {
  expect(onMap(BANER, BANER)).toEqual({ x: 0.5, y: 0.5 });
  expect(onMap(BANER, moved(BANER, 3, 0))).toMatchObject({ x: 0.5, y: expect.closeTo(0.25) });
  expect(onMap(BANER, moved(BANER, 0, 3))).toMatchObject({ x: expect.closeTo(0.75), y: 0.5 });
});

it('converts a point of the map back to its place', () => {
  const place = fromMap(BANER, 0.2, 0.9);
  expect(onMap(BANER, place)).toEqual({ x: expect.closeTo(0.2), y: expect.closeTo(0.9) });
});

it('detects places that are off the map', () => {
  expect(isOnMap(BANER, moved(BANER, 5, -5))).toBe(true);
  expect(isOnMap(BANER, moved(BANER, 7, 0))).toBe(false);
});

it('labels the own area, and other areas only where there is space', () => {
  const areas = [
    BANER,
    moved(BANER, 0.5, 1),
    moved(BANER, 3, 0),
    moved(BANER, 3, 1),
    moved(BANER, 0, 5.9),
  ];
  expect(named(BANER, areas)).toEqual([BANER, areas[2]]);
});

it('formats a distance in metres, then in kilometres', () => {
  expect(distanceText(BANER, moved(BANER, 0.3, 0))).toBe('300 m');
  expect(distanceText(BANER, moved(BANER, 0, 2.4))).toBe('2.4 km');
});

it('finds the nearest area of a place, and none where we serve nobody', () => {
  const areas = [moved(BANER, 3, 0), BANER, moved(BANER, 0, -4)];
  expect(nearestOn(areas, moved(BANER, 1, 0))).toBe(BANER);
  expect(nearestOn(areas, moved(BANER, 20, 0))).toBeNull();
});
