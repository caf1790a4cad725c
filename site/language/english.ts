import { ENGLISH, spacedWords, zoneLabel } from '@taiki/inspector/model';
import { describeCard } from 'taiki';
import { ruleText } from 'taiki/rulebook';
import { ENGLISH_NARRATION } from 'taiki/rulings';
import { STEP_WORDS } from '../client/stepWords.ts';
import { SECTIONS } from '../plays/sections.ts';
import type { Words } from './words.ts';

const STATUSES = {
  conflict: 'the sources disagree; this is the reading of the engine',
  unclear: 'the sources do not say; this is the reading of the engine',
} as const;

/** Who does what, without the reason, which the headline gives: `AP (p1) may declare: the active player declares before …`. */
const actionOf = (why: string): string => why.split(': ')[0] ?? why;

export const ENGLISH_WORDS: Words = {
  language: 'en',
  telling: ENGLISH,
  narration: ENGLISH_NARRATION,
  rule: ruleText,
  page: {
    parts: {
      play: 'Play',
      judge: 'Judge',
      cards: 'Cards',
      rulings: 'Rulings',
      byRule: 'By rule',
      byCard: 'By card',
      guides: 'Guides',
      api: 'API',
    },
    skip: 'Skip to the content',
    partsOfSite: 'Parts of the site',
    search: 'Search',
    searchExample: 'rule, card or word',
    searchFor: 'Search: rule, card or word',
    unofficial:
      'Taiki is unofficial. It contains no card wording and no art; rules and rulings are in our own words. Duel Masters belongs to its owners.',
    otherLanguage: '日本語',
  },
  sections: SECTIONS,
  lists: {
    title: 'Rulings',
    lead: (count) => ({
      before: `${count} official answers, each played by the engine on the map of a turn. Also `,
      between: ' and ',
      after: '.',
    }),
    byRule: 'Rulings by rule',
    byRuleLink: 'by rule',
    byCard: 'Rulings by card',
    byCardLink: 'by card',
    cardsLead: 'The cards on the table of the rulings, with the rulings in which they occur. ',
    allCards: 'All cards',
    cardTitle: 'What it says, its rules, and a table to try it on',
    open: 'open',
  },
  card: {
    all: 'All cards',
    allLead: (count) => ({
      before: `${count} cards, each with its text as the engine prints it, the rules that it touches, its rulings, and a table to try it on. `,
      link: 'A card of your own',
      after: ' is made from its text.',
    }),
    rulings: (count) => (count === 1 ? '1 ruling' : `${count} rulings`),
    heading: (name) => /[A-Z]/i.exec(name)?.[0].toUpperCase() ?? '#',
    text: (card) => describeCard(card).split('\n').slice(1),
    reconstructed: (why) => `The rules do not settle all of it. ${why}`,
    tryIt: 'Try it on a table',
    between: ', or ',
    changeIt: 'change it as JSON',
    after: '.',
    rules: 'Rules that it touches',
    rulingsWithIt: 'Rulings with it',
    noRulings: 'None of the rulings has it on the table.',
  },
  finding: {
    withoutScript: 'The search needs JavaScript. Without it: ',
    byRule: 'rulings by rule',
    byCard: 'by card',
    guides: 'guides',
  },
  ruling: {
    openQuestion: (status) => `Open question: ${STATUSES[status]}.`,
    rules: 'By these rules',
    position: 'The position',
    changeIt: { before: 'Change it, and see what happens: ', link: 'open it to be played', after: '.' },
    otherPosition: { before: 'It begins from another position: ', link: 'open that', after: '.' },
    steps: 'Step by step',
    play: 'Play',
    stepping: 'Step through the play',
    buttons: {
      first: { label: 'First', title: 'First step (Home)' },
      back: { label: 'Back', title: 'One step back (left arrow)' },
      next: { label: 'Next', title: 'One step on (right arrow)' },
      last: { label: 'Last', title: 'Last step (End)' },
    },
    table: 'The table at this step',
    neighbours: 'Neighbouring rulings',
    ...STEP_WORDS.en,
  },
  step: {
    nothing: 'nothing',
    or: 'or ',
    couldChoose: 'could choose ',
    more: (count) => ` and ${count} more`,
    end: 'The play ends here.',
  },
  lanes: {
    sides: { ap: 'AP, the active player', nap: 'NAP, the non-active player' },
    stages: { arriving: 'has triggered', waiting: 'on standby', resolving: 'resolving' },
    none: 'nothing on standby',
    mayDeclare: 'may declare',
    event: (event, card) => ` at: ${spacedWords(event)}${card === undefined ? '' : `, ${card}`}`,
    use: spacedWords,
    declared: 'declared',
    nothingNext: 'Nothing is next on standby.',
    next: ({ why }) => `Next: ${actionOf(why)}. `,
    returned: ' Play has returned to the active player (101.4c).',
  },
  sides: {
    roles: { active: 'active player', other: 'non-active player' },
    zone: zoneLabel,
    deck: 'deck',
    cards: (count) => `${count} cards`,
    empty: 'empty',
    marks: (marks) => ` (${marks.join(', ')})`,
  },
};
