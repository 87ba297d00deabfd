import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { themed } from '../../app/theme/themed';
import { AppearanceSection } from './AppearanceSection';
import { followAppearance } from './appearance';

/** A device whose own scheme can change. */
function device() {
  const listeners = new Set<() => void>();
  const system = {
    matches: false,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  const before = window.matchMedia;
  window.matchMedia = (() => system) as never;
  const stop = followAppearance();
  return {
    turns(dark: boolean) {
      system.matches = dark;
      act(() => listeners.forEach((listener) => listener()));
    },
    stop() {
      stop();
      window.matchMedia = before;
    },
  };
}

const shown = () => document.documentElement.getAttribute('data-scheme');

test('the chosen appearance stays, whatever the device does, and every part shows it', async () => {
  const user = userEvent.setup();
  const own = device();
  const Section = themed(AppearanceSection);
  try {
    own.turns(true);
    expect(shown()).toBe('dark');
    render(
      <>
        <Section />
        <Section />
      </>,
    );
    expect(screen.getAllByRole('button', { name: 'Match my device', pressed: true })).toHaveLength(2);
    await user.click(screen.getAllByRole('button', { name: 'Light' })[0]!);
    expect(shown()).toBe('light');
    expect(screen.getAllByRole('button', { name: 'Light', pressed: true })).toHaveLength(2);
    own.turns(false);
    own.turns(true);
    expect(shown()).toBe('light');
    expect(localStorage.getItem('appearance')).toBe('light');
  } finally {
    own.stop();
  }
});

test('a choice that can’t be stored is kept for the tab', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Blocked');
  });
  const user = userEvent.setup();
  const own = device();
  const Section = themed(AppearanceSection);
  try {
    const { unmount } = render(<Section />);
    await user.click(screen.getByRole('button', { name: 'Dark' }));
    unmount();
    render(<Section />);
    expect(shown()).toBe('dark');
    expect(screen.getByRole('button', { name: 'Dark', pressed: true })).toBeVisible();
  } finally {
    own.stop();
  }
});
