import { Box, type Key as InkKey, render, Text, type TextProps, useApp, useInput, useStdout } from 'ink';
import { createElement, type ReactElement, useCallback, useEffect, useReducer, useState } from 'react';
import type { Speech } from '../speech/speech.ts';
import type { Controller, Key } from './controller.ts';
import { type Line, type Style, textOf } from './lines/styled.ts';
import { isTooSmall, type Size, tooSmallLines } from './screen.ts';
import type { Session } from './session.ts';

const STYLES: { readonly [S in Style]: TextProps } = {
  plain: {},
  bold: { bold: true },
  dim: { dimColor: true },
  you: { bold: true, color: 'cyan' },
  opponent: { bold: true, color: 'magenta' },
  raised: { bold: true, color: 'green' },
  lowered: { bold: true, color: 'red' },
  chosen: { bold: true, color: 'green' },
  cursor: { bold: true, inverse: true },
  warning: { bold: true, color: 'yellow' },
};

/** With colors, or without them where they are not wanted. */
export type Ink = 'colored' | 'plain';

function propsOf(style: Style, ink: Ink): TextProps {
  const { color: _, ...plain } = STYLES[style];
  return ink === 'colored' ? STYLES[style] : plain;
}

const row = (line: Line, ink: Ink, place: number): ReactElement =>
  createElement(
    Text,
    { key: place, wrap: 'truncate' },
    textOf(line) === ''
      ? ' '
      : line.map(({ text, style }, index) =>
          createElement(Text, { key: index, ...propsOf(style, ink) }, text),
        ),
  );

const NAMED = [
  ['return', 'enter'],
  ['escape', 'escape'],
  ['backspace', 'backspace'],
  ['delete', 'backspace'],
  ['upArrow', 'up'],
  ['downArrow', 'down'],
  ['pageUp', 'pageUp'],
  ['pageDown', 'pageDown'],
] as const satisfies readonly (readonly [keyof InkKey, Key['kind']])[];

/** What was pressed. Keys that arrive together, as when a text is pasted, are taken one by one. */
export function keysFrom(input: string, key: Partial<InkKey>): readonly Key[] {
  const named = NAMED.find(([name]) => key[name]);
  if (named !== undefined) return [{ kind: named[1] } as Key];
  if (key.ctrl || key.meta) return [];
  return [...input].flatMap((text): readonly Key[] => {
    if (text === '\r' || text === '\n') return [{ kind: 'enter' }];
    if (text === '\u007f' || text === '\b') return [{ kind: 'backspace' }];
    return text >= ' ' ? [{ kind: 'text', text }] : [];
  });
}

interface TableProps {
  readonly session: Session;
  readonly controller: Controller;
  readonly ink: Ink;
  readonly speech: Speech;
}

function useSize(): Size {
  const { stdout } = useStdout();
  const measure = useCallback((): Size => ({ columns: stdout.columns, rows: stdout.rows }), [stdout]);
  const [size, setSize] = useState(measure);
  useEffect(() => {
    const update = () => setSize(measure());
    stdout.on('resize', update);
    return () => void stdout.off('resize', update);
  }, [stdout, measure]);
  return size;
}

function Table({ session, controller, ink, speech }: TableProps): ReactElement {
  const { exit } = useApp();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const size = useSize();
  const isWaiting = session.awaitsAgent;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => {
      try {
        controller.stepAgent();
      } catch (error) {
        exit(error instanceof Error ? error : new Error(String(error)));
      }
      redraw();
    });
    return () => clearInterval(timer);
  }, [isWaiting, controller, exit]);
  useInput((input, key) => {
    if (key.ctrl && input === 'c') return exit();
    for (const one of keysFrom(input, key)) controller.press(one);
    if (controller.hasLeft) exit();
    redraw();
  });
  // A screen as high as the terminal makes Ink clear it on every change.
  const drawn: Size = { columns: size.columns, rows: size.rows - 1 };
  controller.resize(drawn);
  const lines = isTooSmall(size) ? tooSmallLines(size, speech) : controller.draw(drawn);
  return createElement(
    Box,
    { flexDirection: 'column' },
    lines.map((line, place) => row(line, ink, place)),
  );
}

const ENTER_SCREEN = '\u001b[?1049h\u001b[2J\u001b[H';
const LEAVE_SCREEN = '\u001b[?1049l';

/**
 * Plays on the whole screen of the terminal until the person leaves. The screen that was there before comes back in any case.
 * @throws what an agent throws.
 */
export async function playInTerminal(
  session: Session,
  controller: Controller,
  ink: Ink,
  speech: Speech,
): Promise<void> {
  const { stdout } = process;
  stdout.write(ENTER_SCREEN);
  try {
    const app = render(createElement(Table, { session, controller, ink, speech }), { exitOnCtrlC: false });
    await app.waitUntilExit();
  } finally {
    stdout.write(LEAVE_SCREEN);
  }
}
