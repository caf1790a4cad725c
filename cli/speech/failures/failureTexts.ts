import type { ScreenLanguage } from '../speech.ts';

/** How failures of commands are told. */
export interface FailureTexts {
  /** What stands before a failure. */
  readonly error: string;
  readonly space: string;
  /** The message of an error. */
  readonly failure: (message: string) => string;
  /** What Commander writes about a command line. */
  readonly commandProblem: (text: string) => string;
  readonly helpHint: string;
}

const ENGLISH: FailureTexts = {
  error: 'error:',
  space: ' ',
  failure: (message) => message,
  commandProblem: (text) => text,
  helpHint: '(run with --help for usage)',
};

/** Japanese is loaded when it is asked for. */
export async function failureTextsIn(language: ScreenLanguage): Promise<FailureTexts> {
  if (language === 'en') return ENGLISH;
  const { commandProblemInJapanese, failureInJapanese } = await import('./japaneseFailures.ts');
  return {
    error: 'エラー：',
    space: '',
    failure: failureInJapanese,
    commandProblem: commandProblemInJapanese,
    helpHint: '（使い方：--help）',
  };
}
