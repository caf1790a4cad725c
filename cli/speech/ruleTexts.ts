import { OUTSIDE_REASONS, type RuleStatus, rulesCalled, ruleText } from 'taiki/rulebook';

/** How rules are printed. */
export interface RuleTexts {
  readonly text: (number: string) => string;
  /** Rules that an everyday word stands for. */
  readonly called: (word: string) => readonly string[];
  readonly under: (parent: string) => string;
  readonly states: string;
  readonly rulings: string;
  readonly nothingRefers: string;
  readonly sections: string;
  readonly status: (status: RuleStatus) => string;
  /** What a status says besides its name; empty if there is nothing. */
  readonly detail: (status: RuleStatus) => string;
  /** The heads of the table of how many rules have each status. */
  readonly counts: Readonly<Record<'section' | 'rules' | RuleStatus['status'], string>>;
  /** A status with its detail. */
  readonly counted: (status: RuleStatus) => string;
}

function detailOf(status: RuleStatus): string {
  switch (status.status) {
    case 'implemented':
      return '';
    case 'outside':
      return OUTSIDE_REASONS[status.reason];
    case 'partly':
    case 'missing':
      return status.missing;
  }
}

export const englishRules: RuleTexts = {
  text: (number) => ruleText(number) ?? '',
  called: rulesCalled,
  under: (parent) => `under ${parent}`,
  states: 'states',
  rulings: 'rulings',
  nothingRefers: 'No state and no ruling refers to exactly this rule.',
  sections: 'To print a section: taiki rules 506. To print a rule: taiki rules 506.3d.',
  status: ({ status }) => status,
  counts: {
    section: 'section',
    rules: 'rules',
    implemented: 'implemented',
    partly: 'partly',
    outside: 'outside',
    missing: 'missing',
  },
  detail: detailOf,
  counted: (status) => [status.status, detailOf(status)].filter((one) => one !== '').join(': '),
};
