import { configure } from 'storybook/test';

// As patient as the component tests: a busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 });
