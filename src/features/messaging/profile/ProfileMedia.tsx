import { useState } from "react";

import type { Media } from "@/contract/messaging/contacts";
import { useText } from "@/shared/i18n/useText";
import { Card } from "@/shared/ui/layout/Card";
import { Columns } from "@/shared/ui/layout/Columns";
import { onDemand } from "@/shared/ui/states/onDemand";

const PictureGallery = onDemand(async () => (await import("@/shared/ui/overlays/PictureGallery")).PictureGallery, null);

export function ProfileMedia({ media: { total, list } }: { media: Media }) {
  const { text } = useText();
  const [opened, setOpened] = useState<number>();
  return (
    <Card title={text("profile.media", { count: total })} className="profile-section">
      <div className="card-body">
        {list.length === 0 && <p>{text("profile.noMedia")}</p>}
        <Columns as="ul" least={6} keepsWidth gap={8} className="profile-media">
          {list.map(({ id, url }, index) => (
            <li key={id}>
              <button
                type="button"
                aria-label={text("profile.openPicture", { number: index + 1, total })}
                onClick={() => setOpened(index)}
              >
                <img src={url} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </Columns>
      </div>
      {opened !== undefined && (
        <PictureGallery
          pictures={list.map(({ url }) => ({ src: url }))}
          index={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Card>
  );
}
