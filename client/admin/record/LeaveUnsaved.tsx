import { type Control, useFormState } from 'react-hook-form';
import { LeaveDialog } from '../../ui/LeaveDialog';

/** Asks before a form is left with changes, in place of react-admin’s own question, which is the browser’s OK and Cancel. */
export function LeaveUnsaved({ formControl }: { formControl?: Control }) {
  const { isSubmitSuccessful, dirtyFields } = useFormState({ control: formControl });
  const unsaved = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
  return <LeaveDialog unsaved={unsaved}>Your changes will be lost.</LeaveDialog>;
}
