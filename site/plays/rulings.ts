import { recorder } from '@taiki/inspector';
import { type TurnMap, turnMap } from '@taiki/inspector/model';
import { rulingInJapanese } from '@taiki/reader/rulings';
import { allCards } from 'taiki';
import type { Scenario } from 'taiki/rulings';
import { WORDS } from '../language/inWords.ts';
import type { SiteLanguage } from '../language/words.ts';
import { MAP_WIDTHS, type MapName } from '../parts/turnMapPicture.tsx';
import { fullestStep, type PlayStep, playSteps } from './playSteps.ts';
import { rulingTrace } from './rulingTrace.tsx';
import type { RulingTrace } from './trace.ts';

/** A play with its steps. */
export interface PlayedPlay {
  readonly name: string;
  readonly steps: readonly PlayStep[];
  /** Whether it begins from a position of its own. */
  readonly changesPosition: boolean;
}

/** A ruling with everything that its page shows. */
export interface Ruling {
  readonly scenario: Scenario;
  readonly plays: readonly PlayedPlay[];
  /** The step of the first play that the page shows first: the one at which the most is on standby. */
  readonly shown: number;
  /** Names of the cards in its positions and steps. */
  readonly cards: readonly string[];
  readonly trace: RulingTrace;
}

const { duel } = recorder().header.charts;

type Maps = { readonly [M in MapName]: TurnMap };

const mapsIn = (language: SiteLanguage): Maps => ({
  wide: turnMap(duel, MAP_WIDTHS.wide, WORDS[language].telling),
  narrow: turnMap(duel, MAP_WIDTHS.narrow, WORDS[language].telling),
});

/** The map of a turn in the widths of the pages. */
export const maps: { readonly [L in SiteLanguage]: Maps } = { en: mapsIn('en'), ja: mapsIn('ja') };

/** Plays a ruling, for the pages in each language. */
export function playedRuling(scenario: Scenario): { readonly [L in SiteLanguage]: Ruling } {
  const steps = scenario.plays.map((play) => playSteps(scenario, play));
  return { en: rulingIn('en', scenario, steps), ja: rulingIn('ja', rulingInJapanese(scenario), steps) };
}

function rulingIn(
  language: SiteLanguage,
  scenario: Scenario,
  allSteps: readonly (readonly PlayStep[])[],
): Ruling {
  const plays = scenario.plays.map(({ name, begin }, index) => ({
    name,
    steps: allSteps[index] ?? [],
    changesPosition: begin !== undefined,
  }));
  return {
    scenario,
    plays,
    shown: fullestStep(plays[0]?.steps ?? []),
    cards: cardsOf(plays),
    trace: rulingTrace(allSteps, maps[language], WORDS[language]),
  };
}

const printed = new Set(allCards.map(({ name }) => name));

/** The real cards on the table of these plays, sorted by name. */
function cardsOf(plays: readonly PlayedPlay[]): readonly string[] {
  const names = plays.flatMap(({ steps }) =>
    steps.flatMap(({ moment }) =>
      Object.values(moment.table?.cards ?? {}).flatMap(({ name, under, links = [] }) => [
        name,
        ...under,
        ...links,
      ]),
    ),
  );
  return [...new Set(names)].filter((name) => printed.has(name)).toSorted();
}
