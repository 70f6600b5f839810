import { useMessages } from '../../messages/messages';

/** The required checkbox that confirms deleting the account. */
export function ConfirmationField({ error }: { error: string | undefined }) {
  const m = useMessages().account.remove;
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="sure"
          value="ja"
          className="checkbox shrink-0"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'sure-error' : undefined}
        />
        {m.confirmation}
      </label>
      {error && (
        <p id="sure-error" className="font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
