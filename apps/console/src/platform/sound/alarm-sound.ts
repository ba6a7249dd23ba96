import { useSyncExternalStore } from 'react';

/** Two rising notes, then silence: [begins, ends, Hz], in seconds. */
const NOTES = [
  [0, 0.22, 880],
  [0.26, 0.6, 1175],
] as const;
const LENGTH_S = 1.6;
const LOUD = 0.5;
const EDGE_S = 0.02;

let context: AudioContext | null = null;
let playing: AudioBufferSourceNode | null = null;
let isWanted = false;
const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

const isOn = (): boolean => context?.state === 'running';

/** Our own sound, made here: a tab in the background has no timer that could play note after note. */
const soundOf = (audio: AudioContext): AudioBuffer => {
  const { sampleRate } = audio;
  const buffer = audio.createBuffer(1, LENGTH_S * sampleRate, sampleRate);
  const samples = buffer.getChannelData(0);
  for (const [begins, ends, hertz] of NOTES)
    for (let nth = Math.floor(begins * sampleRate); nth < ends * sampleRate; nth += 1) {
      const at = nth / sampleRate;
      const edge = Math.min(1, (at - begins) / EDGE_S, (ends - at) / EDGE_S);
      samples[nth] = LOUD * edge * Math.sin(2 * Math.PI * hertz * at);
    }
  return buffer;
};

const play = (): void => {
  if (context === null || playing !== null || !isWanted) return;
  playing = context.createBufferSource();
  playing.buffer = soundOf(context);
  playing.loop = true;
  playing.connect(context.destination);
  playing.start();
};

/** A browser plays nothing before somebody has pressed something in the page: called in such a press. */
const allow = async (): Promise<void> => {
  if (context === null) {
    context = new AudioContext();
    context.addEventListener('statechange', tell);
  }
  play();
  // Refused, it stays off, and the console says so.
  await context.resume().catch(() => null);
  tell();
};

const allowOnce = (): void => {
  if (!isOn()) void allow();
};

/** The sound of an alarm: it goes on until it is stopped. */
export const alarmSound = {
  allow,
  start: (): void => {
    isWanted = true;
    play();
  },
  stop: (): void => {
    isWanted = false;
    playing?.stop();
    playing = null;
  },
  isPlaying: (): boolean => playing !== null && isOn(),
  /** Any press in the page turns the sound on. */
  watch: (): (() => void) => {
    if (navigator.userActivation.hasBeenActive) allowOnce();
    addEventListener('click', allowOnce);
    addEventListener('keydown', allowOnce);
    return () => {
      removeEventListener('click', allowOnce);
      removeEventListener('keydown', allowOnce);
    };
  },
};

export const useIsSoundOn = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, isOn);
