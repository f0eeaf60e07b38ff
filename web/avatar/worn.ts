import { avatarFor } from '@majlis/protocol';

/** What a person wears everywhere. */
export const wornBy = ({ id, avatar }: { readonly id: string; readonly avatar?: string | undefined }): string =>
  avatar ?? avatarFor(id);
